// Goes to a heat pump's result with the keyboard.

export async function heatPump({ goesTo, presses, types }) {
  await goesTo('Explore heat pumps');
  await presses('Enter', 'Return', /Where is your home/);
  await goesTo('Postcode');
  await types('BS1 9AA');
  await presses('Enter', 'Return', /addresses/);
  await goesTo('Choose your address');
  await types('14 harb');
  await presses('arrow down', 'Down');
  await presses('Enter', 'Return', /Your address/);
  await goesTo('Next');
  await presses('Enter', 'Return', /What type of home/);
  await goesTo('Next');
  await presses('Enter', 'Return', /How is your home heated/);
  await goesTo('How well insulated');
  await presses('Insert and A', 'Insert+a', /Focus mode/);
  await presses('arrow down', 'Down', /Medium/);
  await goesTo('See my result');
  await presses('Enter', 'Return', /Your energy bill/);
}
