import type { ValidationError } from '@nestjs/common';
import { InvalidInput } from '../errors/domain-errors';

/** class-validator's findings as field errors, in the order the fields are declared in. */
export function invalidInput(findings: ValidationError[]): InvalidInput {
  return new InvalidInput(
    findings.map(({ property, constraints }) => ({
      field: property,
      message: Object.values(constraints ?? { invalid: `${property}: invalid` })[0],
    })),
  );
}
