// Knows what stands behind and beneath every home: a hill, the ground, and the sun when there are panels to use it.

export function Backdrop({ sun }: { sun: boolean }) {
  return (
    <g>
      <path className="house__hill" d="M10 188C4 128 46 92 92 84 132 40 214 34 246 84c42 8 70 50 64 104Z" />
      {sun && (
        <g className="house__sun">
          <path
            className="house__rays"
            d="M266 12V6M266 74v6M236 43h-6M296 43h6M245 22l-4-4M287 22l4-4M245 64l-4 4M287 64l4 4"
          />
          <circle className="house__energy" cx="266" cy="43" r="20" />
        </g>
      )}
      <path className="house__line" d="M8 188H312" />
      <path className="house__line house__fine" d="M40 208H64M120 210h54M80 200h14" />
    </g>
  );
}
