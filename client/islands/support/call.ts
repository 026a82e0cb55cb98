/** A call that was answered with anything but success (contract 1.3). */
export class CallError extends Error {
  constructor(
    readonly status: number,
    readonly text: string,
    readonly body: {
      message?: unknown;
      errors?: { field: string; message: string }[];
      current?: unknown;
    },
  ) {
    super(`${status}: ${text}`);
  }

  /** The body's message where it is fit to be shown. */
  get serverMessage(): string | null {
    return typeof this.body.message === 'string' && this.body.message ? this.body.message : null;
  }
}

/** One attempt at a call, with cookies; a body makes it JSON. @throws CallError */
export async function call<T>(method: string, url: string, body?: unknown): Promise<T> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) {
    throw new CallError(response.status, text || response.statusText, parse(text) ?? {});
  }
  return parse(text) as T;
}

function parse(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
