// Knows what stands behind and beneath every home: hills, the ground, and the sun when there are panels to use it.
import type { Point } from './silhouette.ts';

export function Backdrop({ sun, tree }: { sun: boolean; tree: Point | undefined }) {
  return (
    <g>
      {sun && (
        <g className="house__sun">
          <circle className="house__energy" cx="272" cy="46" r="19" />
          <path
            className="house__rays"
            d="M272 19v-7M272 80v-7M245 46h-7M306 46h-7M253 27l-5-5M291 27l5-5M253 65l-5 5M291 65l5 5"
          />
        </g>
      )}
      <path className="house__hill" d="M8 190C30 132 86 118 138 138 190 104 286 112 312 190Z" />
      {tree && <Tree at={tree} />}
      <path className="house__line" d="M6 190H314" />
      <path className="house__line house__fine" d="M34 206H52M96 209h40M64 201h10M146 201h8" />
    </g>
  );
}

function Tree({ at: [x, y] }: { at: Point }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        className="house__tree"
        d="M0-22c-14 0-20-12-18-24-4-18 8-30 18-30s22 12 18 30c2 12-4 24-18 24Z"
      />
      <path className="house__line" d="M0 0v-50M0-30l8-9M0-36l-7-8" />
    </g>
  );
}
