// What a test does in the WordPress of this run: as its owner, as an author, and as a visitor.
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';

export const SITE = process.env.HEQ_WORDPRESS ?? '';

/** In this order: administrator, author, contributor, editor. */
type Who = 'owner' | 'writer' | 'contributor' | 'reviewer';

/** A page of a user who has logged in. */
export async function loggedIn(browser: Browser, who: Who): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1300, height: 1000 } });
  const page = await context.newPage();
  await page.goto(`${SITE}/wp-login.php`);
  await page.getByLabel('Username or Email Address').fill(who);
  await page.getByLabel('Password', { exact: true }).fill(who);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(/wp-admin/);
  return page;
}

/** Types the plugin's settings as the owner. */
export async function settle(page: Page, settings: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(`${SITE}/wp-admin/options-general.php?page=heq`);
  for (const [label, value] of Object.entries(settings)) await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
}

export interface Post {
  readonly id: number;
  readonly link: string;
}

/** Sends a post to WordPress's own API, which filters it depending on the user's rights. */
export async function sends(page: Page, title: string, content: string, status: 'publish' | 'pending') {
  const api: APIRequestContext = page.request;
  const nonce = await (await api.get(`${SITE}/wp-admin/admin-ajax.php?action=rest-nonce`)).text();
  return api.post(`${SITE}/?rest_route=/wp/v2/posts`, {
    headers: { 'x-wp-nonce': nonce },
    data: { title, content, status },
  });
}

/** Publishes a post and returns its URL. */
export async function published(page: Page, title: string, content: string): Promise<string> {
  const answer = await sends(page, title, content, 'publish');
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as Post).link;
}

/** Opens the editor, and closes the welcome dialog of the first visit. */
export async function openEditor(page: Page, path: string): Promise<void> {
  const welcome = page.getByRole('button', { name: 'Close dialog' });
  await page.addLocatorHandler(welcome, () => welcome.click());
  await page.goto(`${SITE}/wp-admin/${path}`);
}

/** Begins a new post with our block. */
export async function beginPost(page: Page, title: string): Promise<void> {
  await openEditor(page, 'post-new.php');
  await page.getByRole('textbox', { name: 'Add title' }).fill(title);
  await page.getByRole('button', { name: 'Toggle block inserter' }).click();
  await page.getByRole('searchbox').first().fill('home energy');
  await page.getByRole('option', { name: 'Home energy quote' }).click();
  const settings = page.getByRole('button', { name: 'Settings', exact: true });
  if ((await settings.getAttribute('aria-expanded')) === 'false') await settings.click();
}

/** Publishes the post in the editor and returns its URL. */
export async function publish(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Editor publish' });
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  const view = panel.getByRole('link', { name: 'View Post' });
  await expect(view).toBeVisible();
  return (await view.getAttribute('href')) ?? '';
}
