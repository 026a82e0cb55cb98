// A NUL cannot be stored at all; half a surrogate pair would be stored as something else.
const UNSTORABLE = /\0|[\uD800-\uDFFF]/u;

/** Can this text be stored and come back as it is? */
export const isStorable = (text: string) => !UNSTORABLE.test(text);

const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;
const LOCAL_PART = String.raw`[\p{L}\p{N}.!#$%&'*+/=?^_{|}~\x60-]{1,64}`;
const ADDRESS = new RegExp(`^${LOCAL_PART}@(?:${LABEL}\\.)+${LABEL}$`, 'u');

/**
 * Has this text the form of an e-mail address (contract 3.2)? One `@`, a domain with a dot, no blanks,
 * and none of the signs by which a mail program would read more than one address out of it.
 */
export const isAddress = (text: string) =>
  text.length <= 254 && ADDRESS.test(text) && !/\.\d+$/.test(text);
