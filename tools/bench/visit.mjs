export const widget = (tab) => tab.locator('home-energy-quote');
export const button = (tab, name) => widget(tab).getByRole('button', { name, exact: true });

/** Answers the address, which leads to the second question. `start` is the name of a button of the home screen. */
async function givesAddress(tab, start) {
  await button(tab, start).click();
  await widget(tab).getByLabel('Postcode').fill('BS1 9AA');
  await button(tab, 'Search').click();
  await widget(tab).getByRole('option').first().click();
  await button(tab, 'Change address').waitFor();
  await button(tab, 'Next').click();
  await widget(tab).getByText('Step 2 of').first().waitFor();
}

/** Does the same, and chooses the home's type. */
export async function pastAddress(tab, start) {
  await givesAddress(tab, start);
  await widget(tab).getByRole('radio', { name: 'Semi-detached house' }).check();
}

async function givesPlate(tab, plate) {
  await widget(tab).getByLabel('Registration number').fill(plate);
  await button(tab, 'Search').click();
  await widget(tab).locator('.vehicle-card').waitFor();
}

async function picks(tab, chosen) {
  for (const [list, label] of Object.entries(chosen))
    await widget(tab).getByRole('combobox', { name: list }).selectOption({ label });
  await button(tab, 'Done').click();
}

async function givesMiles(tab) {
  await button(tab, 'Next').click();
  await widget(tab)
    .getByLabel(/^Weekday miles/)
    .fill('150');
  await widget(tab)
    .getByLabel(/^Weekend miles/)
    .fill('60');
}

/** By the name of the result: goes from the home screen to the last question and answers it. */
export const toLastQuestion = {
  async 'heat pump'(tab) {
    await pastAddress(tab, 'Explore heat pumps');
    await button(tab, 'Next').click();
    await widget(tab).getByRole('radio', { name: 'Medium' }).check();
  },
  async solar(tab) {
    await pastAddress(tab, 'Explore solar & battery');
    await button(tab, 'Next').click();
  },
  async 'electric car'(tab) {
    await givesAddress(tab, 'Best EV energy deal of those we compare');
    await givesPlate(tab, 'EV21LEF');
    await givesMiles(tab);
  },
  async 'all three'(tab) {
    await pastAddress(tab, 'Explore all three together');
    await button(tab, 'Next').click();
    await button(tab, 'Next').click();
    await widget(tab).getByRole('radio', { name: 'Medium' }).check();
    await button(tab, 'Next').click();
    await givesPlate(tab, 'FO18RDX');
    await button(tab, 'Next').click();
    await button(tab, 'Select a vehicle').click();
    await picks(tab, { Make: 'Nissan', Model: 'Leaf', 'Battery size': '39 kWh' });
    await givesMiles(tab);
  },
};

/** Goes to the result of the solar journey, which has charts. */
export async function toResult(tab) {
  await toLastQuestion.solar(tab);
  await button(tab, 'See my result').click();
  await widget(tab).getByText('System cost estimate').waitFor();
}

/** Opens all folds of a result, which are closed at first. Waits until they are rendered, which is after the headline. */
export async function openFolds(tab) {
  await widget(tab).locator('figure.chart').first().waitFor({ state: 'attached' });
  await tab.waitForTimeout(500);
  await widget(tab).evaluate((element) => {
    for (const fold of element.shadowRoot.querySelectorAll('details')) fold.open = true;
  });
}
