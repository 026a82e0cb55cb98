/** A sentence of the catalogue with a link at its `{placeholder}`. */
export function TextWithLink({ text, label, href }: { text: string; label: string; href: string }) {
  const [before, after = ''] = text.split(/\{\w+\}/);
  return (
    <>
      {before}
      <a href={href}>{label}</a>
      {after}
    </>
  );
}
