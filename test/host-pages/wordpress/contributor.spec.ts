// A contributor, whose posts an editor reads before they are published. Visitors must get what the editor saw.
import { expect, type Page, test } from '@playwright/test';
import { API } from '../support/host-test.ts';
import { widgetOn } from '../support/walk.ts';
import { loggedIn, openEditor, type Post, publish, SITE, sends, settle } from './site.ts';
import { attributesOf, SETTINGS, walks } from './visit.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let contributor: Page;
let reviewer: Page;
test.beforeAll(async ({ browser }) => {
  await settle(await loggedIn(browser, 'owner'), SETTINGS);
  contributor = await loggedIn(browser, 'contributor');
  reviewer = await loggedIn(browser, 'reviewer');
});

const ELSEWHERE = 'https://elsewhere.example/';
/** Contains everything that a contributor might try in addition to what is allowed. */
const BLOCK = `<!-- wp:home-energy-quote/quote ${JSON.stringify({
  theme: 'harbour',
  brand_name: 'Harbour Co',
  api_base: ELSEWHERE,
  auth_url: ELSEWHERE,
  heq_script: `${ELSEWHERE}x.js`,
})} /-->`;
const SHORTCODE = `[home_energy_quote theme="harbour" brand_name="Harbour Co" api_base="${ELSEWHERE}" script="${ELSEWHERE}x.js"]`;
const HIDDEN = `<script src="${ELSEWHERE}x.js"></script><home-energy-quote api-base="${ELSEWHERE}"></home-energy-quote>`;

async function submits(content: string): Promise<Post> {
  const answer = await sends(contributor, 'To be reviewed', content, 'pending');
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Post;
}

/** The widgets and scripts on a visitor's page. */
async function had(page: Page) {
  const { id, ...attributes } = await attributesOf(page);
  const scripts = await page.locator(`script[src^="${ELSEWHERE}"]`).count();
  return { attributes, scripts, widgets: await widgetOn(page).count() };
}

test('a contributor publishes nothing, and sets neither API nor script', async () => {
  expect((await sends(contributor, 'At once', SHORTCODE, 'publish')).status()).toBe(403);
  await contributor.goto(`${SITE}/wp-admin/options-general.php?page=heq`);
  await expect(contributor.getByText('Sorry, you are not allowed')).toBeVisible();
  for (const path of ['wp-admin/options.php', '?rest_route=/wp/v2/settings']) {
    const form = { option_page: 'heq', action: 'update', heq_api_base: ELSEWHERE, heq_script: ELSEWHERE };
    const answer = await contributor.request.post(`${SITE}/${path}`, { form });
    expect(answer.status(), path).toBeGreaterThanOrEqual(400);
  }
});

for (const [how, content] of [
  ['block', BLOCK],
  ['shortcode', SHORTCODE],
] as const)
  test(`ATTRIBUTES: the ${how} of a contributor is published as its editor saw it`, async ({ page }) => {
    const { id } = await submits(`${content}\n\n${HIDDEN}`);
    const expected = {
      attributes: { theme: 'harbour', 'brand-name': 'Harbour Co', 'api-base': `${API}/` },
      scripts: 0,
      widgets: 1,
    };
    await reviewer.goto(`${SITE}/?p=${id}&preview=true`);
    await expect(widgetOn(reviewer).getByRole('heading').first()).toBeVisible();
    expect(await had(reviewer), 'in the preview').toEqual(expected);
    await openEditor(reviewer, `post.php?post=${id}&action=edit`);
    const shown = how === 'block' ? 'theme: harbour, brand-name: Harbour Co' : /^\[home_energy_quote theme=/;
    await expect(reviewer.getByText(shown).first()).toBeVisible();
    await expect(reviewer.getByText(/unexpected or invalid content/)).toHaveCount(0);
    const address = await publish(reviewer);
    await walks(page, address);
    expect(await had(page), 'as published').toEqual(expected);
  });
