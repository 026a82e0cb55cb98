/** A control that the product shows and leaves without effect (decisions, "Links, routes, layout"). */
export function CalmButton({ children }: { children: string }) {
  return (
    <button type="button" className="button button-quiet">
      {children}
    </button>
  );
}
