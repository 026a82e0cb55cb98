/** Plain marks drawn here, in the footer's own line. */
const SHAPES = {
  facebook: (
    <path d="M14 8h2.5V4.5H14c-2.2 0-3.8 1.7-3.8 3.9V11H8v3.5h2.2V21h3.6v-6.5h2.5l.6-3.5h-3.1V8.9c0-.5.4-.9.2-.9Z" />
  ),
  instagram: (
    <>
      <rect
        x="4"
        y="4"
        width="16"
        height="16"
        rx="5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      <circle cx="12" cy="12" r="3.6" fill="none" stroke="currentColor" strokeWidth="2" />
      <circle cx="16.6" cy="7.4" r="1.2" />
    </>
  ),
  x: (
    <path d="M4 4h4.6l4 5.6L17.5 4H20l-6.2 7.3L20.5 20h-4.6l-4.4-6.1L6.3 20H3.8l6.6-7.7L4 4Zm3 1.8 9.8 12.4h1L8 5.8H7Z" />
  ),
  youtube: (
    <path d="M21 8.2a2.8 2.8 0 0 0-2-2C17.3 5.8 12 5.8 12 5.8s-5.3 0-7 .4a2.8 2.8 0 0 0-2 2C2.6 9.9 2.6 12 2.6 12s0 2.1.400 3.8a2.8 2.8 0 0 0 2 2c1.7.400 7 .400 7 .400s5.3 0 7-.400a2.8 2.8 0 0 0 2-2c.400-1.7.400-3.8.400-3.8s0-2.1-.400-3.8ZM10.1 15V9l5.2 3-5.2 3Z" />
  ),
};

export function SocialIcon({ name }: { name: keyof typeof SHAPES }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
      {SHAPES[name]}
    </svg>
  );
}
