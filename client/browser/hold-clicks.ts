/**
 * A button that is pressed, or a form that is sent, while its island is waking waits for it. Where the
 * island does not start, it goes its plain way: a form is sent, a link followed.
 */
export async function holdClicks(island: HTMLElement, awake: Promise<void>) {
  let goOn = () => {};
  const hold = (event: Event, then: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    goOn = then;
  };
  const press = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button, [role=button]');
    if (button) hold(event, () => button.click());
  };
  // Enter sends a form without a button.
  const send = (event: Event) =>
    hold(event, () => (event.target as HTMLFormElement).requestSubmit());
  island.addEventListener('click', press, true);
  island.addEventListener('submit', send, true);
  await awake;
  island.removeEventListener('click', press, true);
  island.removeEventListener('submit', send, true);
  goOn();
}
