/** Small flags drawn here: emoji flags are letters on many systems. */
const FLAGS = {
  en: (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#c8102e" strokeWidth="1.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#fff" strokeWidth="5.4" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3.2" d="M12 0v16M0 8h24" />
    </>
  ),
  de: (
    <>
      <path fill="#000" d="M0 0h24v5.4H0z" />
      <path fill="#d00" d="M0 5.3h24v5.4H0z" />
      <path fill="#ffce00" d="M0 10.6h24V16H0z" />
    </>
  ),
  es: (
    <>
      <path fill="#aa151b" d="M0 0h24v16H0z" />
      <path fill="#f1bf00" d="M0 4h24v8H0z" />
    </>
  ),
  fr: (
    <>
      <path fill="#002654" d="M0 0h8v16H0z" />
      <path fill="#fff" d="M8 0h8v16H8z" />
      <path fill="#ce1126" d="M16 0h8v16h-8z" />
    </>
  ),
};

export type Flagged = keyof typeof FLAGS;

export function Flag({ of }: { of: Flagged }) {
  return (
    <svg className="flag" viewBox="0 0 24 16" width="24" height="16" aria-hidden="true">
      {FLAGS[of]}
    </svg>
  );
}
