/**
 * Sections rise gently as they come into view. Only what is still below the fold is hidden, and only
 * once this script runs: without it, or where motion is unwelcome, everything simply stands there.
 */
export function reveal() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // Its first report says where each stands, without a layout of the page ahead of time.
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, boundingClientRect, target } of entries) {
      const isBelow = !isIntersecting && boundingClientRect.top > 0;
      if (isBelow) {
        target.classList.add('to-reveal');
        continue;
      }
      target.classList.add('revealed');
      observer.unobserve(target);
    }
  });
  for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
}
