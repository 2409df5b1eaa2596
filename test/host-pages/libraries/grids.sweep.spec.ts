// Grids whose script calculates the layout once: with the guide's line, nothing is covered when the widget grows.
import { blocks } from '../support/guide.ts';
import { expect, test } from '../support/host-test.ts';
import { answerAddress, answerHome, beginHeatPump, seeResult } from '../support/walk.ts';

const LINES = blocks('frameworks.md', 'js').find((block) => block.includes('Isotope')) ?? '';

for (const library of ['Isotope', 'Masonry'])
  test(`F40: with the lines of the guide a grid makes room for each step: ${library}`, async ({ host }) => {
    const { page, widget } = host;
    await host.open('grid.html');
    await expect(widget.getByRole('button', { name: 'Explore heat pumps' })).toBeVisible();
    await page.addScriptTag({ content: LINES.replaceAll('Isotope', library) });
    const ends = new Set<number>();
    const makesRoom = async () => {
      const edges = () =>
        page.evaluate(() => {
          const of = (id: string) => (document.querySelector(id) as Element).getBoundingClientRect();
          return { end: of('home-energy-quote').bottom + scrollY, below: of('#below').top + scrollY };
        });
      await expect
        .poll(async () => {
          const { end, below } = await edges();
          return below - end;
        })
        .toBeGreaterThanOrEqual(0);
      ends.add(Math.round((await edges()).end));
    };
    /** Isotope moves what stands below for 0.4 s, which scrolls the page: a press on what moves is lost. */
    const standsStill = () =>
      page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      });
    await makesRoom();
    await beginHeatPump(widget);
    await makesRoom();
    await answerAddress(widget);
    await standsStill();
    await answerHome(widget);
    await makesRoom();
    await seeResult(widget);
    await makesRoom();
    expect(ends.size, 'heights of the widget').toBeGreaterThan(2);
  });
