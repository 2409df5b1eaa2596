export const widget = (tab) => tab.locator('home-energy-quote');
export const button = (tab, name) => widget(tab).getByRole('button', { name, exact: true });

/** To the second question, the address answered; `start` is a button of the home page. */
export async function pastAddress(tab, start) {
  await button(tab, start).click();
  await widget(tab).getByLabel('Postcode').fill('BS1 9AA');
  await button(tab, 'Search').click();
  await widget(tab).getByRole('option').first().click();
  await button(tab, 'Change address').waitFor();
  await button(tab, 'Next').click();
  await widget(tab).getByText('Step 2 of').first().waitFor();
  await widget(tab).getByRole('radio', { name: 'Semi-detached house' }).check();
}

/** To the result of the solar journey, which has the charts. */
export async function toResult(tab) {
  await pastAddress(tab, 'Explore solar & battery');
  await button(tab, 'Next').click();
  await button(tab, 'See my result').click();
  await widget(tab).getByText('System cost estimate').waitFor();
}
