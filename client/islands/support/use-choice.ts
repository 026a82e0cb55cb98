import { useCallback, useEffect, useState } from 'react';
import { readChoice, writeChoice, type ListChoice } from '../../rules/list';
import { links } from '../../site/links';

/** The choice in the list of deals, kept in the address as it changes. */
export function useChoice(initial: ListChoice) {
  const [choice, setChoice] = useState(initial);
  useEffect(() => {
    const back = () => setChoice(readChoice(new URLSearchParams(location.search)));
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  const choose = useCallback((next: ListChoice) => {
    setChoice(next);
    const query = writeChoice(next);
    history.replaceState(history.state, '', query ? `${links.deals}?${query}` : links.deals);
  }, []);
  return [choice, choose] as const;
}
