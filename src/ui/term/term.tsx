import { useState } from 'react';

/** A word that opens its sentence. It is told as the word is come to, so that nobody has to open it to hear it. */
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
