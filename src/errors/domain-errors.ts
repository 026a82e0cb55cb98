/** What can go wrong in the product's own words; `error-answers.ts` gives each its status. */
export abstract class DomainError extends Error {}

export interface FieldError {
  field: string;
  message: string;
}

/** Something typed breaks a rule; the first error's message stands for all (contract 1.1). */
export class InvalidInput extends DomainError {
  constructor(readonly errors: FieldError[]) {
    super(errors[0].message);
  }

  static of(field: string, message: string) {
    return new InvalidInput([{ field, message }]);
  }
}

export class NotFound extends DomainError {
  constructor(message = 'Not found') {
    super(message);
  }
}

export class NotSignedIn extends DomainError {
  constructor(message = 'Unauthorized') {
    super(message);
  }
}

export class NotAllowed extends DomainError {
  constructor() {
    super('Forbidden');
  }
}

/** Somebody else was faster; `current` is what stands now. */
export class ChangedMeanwhile extends DomainError {
  constructor(
    message: string,
    readonly current: unknown,
  ) {
    super(message);
  }
}

export class TooMany extends DomainError {
  constructor(readonly retryAfterSeconds: number) {
    super('Too many requests. Please try again later.');
  }
}

/** A dependency does not answer; trying again helps. */
export class Unavailable extends DomainError {
  constructor(readonly retryAfterSeconds = 5) {
    super('Service temporarily unavailable. Please try again.');
  }
}
