import type { Block } from '../../content/legal';

/** Paragraphs, lists and notices of a legal text. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, at) => <OneBlock key={at} block={block} />);
}

function OneBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  return (
    <div className="legal-notice" role="note">
      <h3>{block.title}</h3>
      <p>{block.notice}</p>
    </div>
  );
}
