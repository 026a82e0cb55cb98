import { Colours } from '../components/styleguide/Colours';
import { Controls } from '../components/styleguide/Controls';
import { Icons } from '../components/styleguide/Icons';
import { Letters } from '../components/styleguide/Letters';
import { Surfaces } from '../components/styleguide/Surfaces';
import type { DescribeHead } from '../site/head';

export const head: DescribeHead<object> = () => ({
  title: 'Style guide',
  description: 'The parts this site is built of, as they are.',
  noIndex: true,
});

/** The design system, rendered by the parts themselves; in development only, so in English only. */
export default function StyleguidePage() {
  return (
    <div className="page styleguide" lang="en">
      <header className="page-head">
        <h1>Style guide</h1>
        <p className="lead">
          Every part of the look on one page. Switch your system to dark to see both.
        </p>
      </header>
      <Colours />
      <Letters />
      <Controls />
      <Surfaces />
      <Icons />
    </div>
  );
}
