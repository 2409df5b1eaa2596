import { useState } from 'react';

/** A word that opens its explanation. Screen readers read the explanation with the word, without opening it. */
export function Term({ children, means }: { children: string; means: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="term"
        aria-expanded={open}
        aria-description={open ? undefined : means}
        onClick={() => setOpen(!open)}
      >
        {children}
      </button>
      {open && <span className="term__means">{means}</span>}
    </>
  );
}
