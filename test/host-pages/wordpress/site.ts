// What a test does on the WordPress that the run has started: as its owner, as someone who only writes, and as a visitor.
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';

export const SITE = process.env.HEQ_WORDPRESS ?? '';

/** By role: administrator, author, contributor, editor. */
type Who = 'owner' | 'writer' | 'contributor' | 'reviewer';

/** A page of someone who has logged in. */
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

/** The plugin's settings, as its owner types them. */
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

/** What WordPress's own API answers, which cleans a post as that person's text. */
export async function sends(page: Page, title: string, content: string, status: 'publish' | 'pending') {
  const api: APIRequestContext = page.request;
  const nonce = await (await api.get(`${SITE}/wp-admin/admin-ajax.php?action=rest-nonce`)).text();
  return api.post(`${SITE}/?rest_route=/wp/v2/posts`, {
    headers: { 'x-wp-nonce': nonce },
    data: { title, content, status },
  });
}

/** The address of a post of someone who may publish. */
export async function published(page: Page, title: string, content: string): Promise<string> {
  const answer = await sends(page, title, content, 'publish');
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as Post).link;
}

/** The editor; it welcomes whoever has never been there. */
export async function openEditor(page: Page, path: string): Promise<void> {
  const welcome = page.getByRole('button', { name: 'Close dialog' });
  await page.addLocatorHandler(welcome, () => welcome.click());
  await page.goto(`${SITE}/wp-admin/${path}`);
}

/** A new post in the editor with our block in it. */
export async function beginPost(page: Page, title: string): Promise<void> {
  await openEditor(page, 'post-new.php');
  await page.getByRole('textbox', { name: 'Add title' }).fill(title);
  await page.getByRole('button', { name: 'Toggle block inserter' }).click();
  await page.getByRole('searchbox').first().fill('home energy');
  await page.getByRole('option', { name: 'Home energy quote' }).click();
  const settings = page.getByRole('button', { name: 'Settings', exact: true });
  if ((await settings.getAttribute('aria-expanded')) === 'false') await settings.click();
}

/** Publishes what the editor holds; its address. */
export async function publish(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Editor publish' });
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  const view = panel.getByRole('link', { name: 'View Post' });
  await expect(view).toBeVisible();
  return (await view.getAttribute('href')) ?? '';
}
