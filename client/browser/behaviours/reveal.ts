/**
 * Sections rise gently as they come into view. Only what is still below the fold is hidden, and only
 * once this script runs: without it, or where motion is unwelcome, everything simply stands there.
 */
export function reveal() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      target.classList.add('revealed');
      observer.unobserve(target);
    }
  });
  for (const element of document.querySelectorAll('[data-reveal]')) {
    if (element.getBoundingClientRect().top < innerHeight) continue;
    element.classList.add('to-reveal');
    observer.observe(element);
  }
}
