// The way through all questions to three results, each screen noted once it stands.

/** @param note told the name of each screen */
export async function walk(page, note) {
  const press = (name) => page.getByRole('button', { name, exact: true }).click();
  const next = (question) => Promise.all([press('Next'), page.getByText(question).first().waitFor()]);
  const choose = (name) => page.getByRole('radio', { name }).check();
  const pick = (list, option) => page.getByLabel(list, { exact: true }).selectOption({ label: option });

  await press('Explore all three together');
  await page.getByText('Where is your home?').first().waitFor();
  await note('address');
  await page.getByLabel('Postcode').fill('BS19AA');
  await press('Search');
  await page.getByRole('option').first().click();
  await page.getByText('What we found').waitFor();
  await note('address-chosen');
  await next('What type of home is it?');
  await choose(/^Semi-detached house/);
  await note('property-type');
  await next('How much of the day is someone at home?');
  await choose(/^Out all day/);
  await note('property-usage');
  await next('How is your home heated today?');
  await choose(/^Medium/);
  await note('heating');
  await next('Which car do you drive today?');
  await note('vehicle-today');
  await page.locator('.plate-field input').fill('FO18RDX');
  await press('Search');
  await page.getByRole('button', { name: /^Change your/ }).waitFor();
  await note('vehicle-found');
  await next('Which electric car are you thinking of?');
  await press('Select a vehicle');
  await pick('Make', 'Nissan');
  await pick('Model', 'Leaf');
  await pick('Battery size', '39 kWh');
  await press('Done');
  await page.getByRole('button', { name: /^Change your/ }).waitFor();
  await note('vehicle-electric');
  await next('How far do you drive in a week?');
  await page.getByLabel(/^Weekday miles/).fill('150');
  await page.getByLabel(/^Weekend miles/).fill('60');
  await page.getByLabel(/^Weekend miles/).blur();
  await note('miles');
  await press('See my result');
  for (const [tab, sees, name] of [
    [/^Solar/, 'System cost estimate', 'result-solar'],
    [/^EV/, 'Vehicle usage', 'result-electric-vehicle'],
    [/^Heat Pump/, 'Recommended pump size', 'result-heat-pump'],
  ]) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByText(sees).first().waitFor();
    await note(name);
  }
}
