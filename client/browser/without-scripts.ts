/** An island that fails is one whose scripts do not run: what the server sent for that case shows. */
export const withoutScripts = (html: string) => html.replace(/<\/?noscript>/g, '');
