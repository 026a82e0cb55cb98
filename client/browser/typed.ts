const KEY = 'typed';

interface Typed {
  path: string;
  scroll: number;
  fields: Record<string, string | boolean>;
}

/** Remembers what is typed and where the page stands, over the reload that a language switch is. */
export function keepTyped() {
  const fields: Typed['fields'] = {};
  for (const [key, field] of typedFields())
    fields[key] = isTick(field) ? field.checked : field.value;
  const typed: Typed = { path: location.pathname, scroll: window.scrollY, fields };
  sessionStorage.setItem(KEY, JSON.stringify(typed));
}

/** Puts it back, before any island hydrates: React leaves the value of an uncontrolled field alone. */
export function restoreTyped() {
  const stored = takeStored();
  if (stored?.path !== location.pathname) return;
  for (const [key, field] of typedFields()) {
    const value = stored.fields[key];
    if (typeof value === 'string') field.value = value;
    else if (typeof value === 'boolean') (field as HTMLInputElement).checked = value;
  }
  scrollTo({ top: stored.scroll, behavior: 'instant' });
}

function takeStored(): Typed | null {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return stored && JSON.parse(stored);
  } catch {
    return null;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields by form and name; never passwords, files or hidden ones. */
function* typedFields(): Generator<[string, Field]> {
  for (const [at, form] of [...document.forms].entries()) {
    for (const field of form.elements) {
      const { name, type } = field as Field;
      if (name && !/^(password|file|hidden|submit|button|fieldset|output)$/.test(type)) {
        yield [
          `${at}.${name}.${isTick(field as Field) ? (field as Field).value : ''}`,
          field as Field,
        ];
      }
    }
  }
}

const isTick = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';
