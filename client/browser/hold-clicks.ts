/**
 * A button that is pressed while its island is waking waits for it. Where the island does not start, the
 * press goes its plain way: a form is sent, a link followed.
 */
export async function holdClicks(island: HTMLElement, awake: Promise<void>) {
  let pressed: HTMLElement | undefined;
  const hold = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('button, [role=button]');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
  };
  island.addEventListener('click', hold, true);
  await awake;
  island.removeEventListener('click', hold, true);
  pressed?.click();
}
