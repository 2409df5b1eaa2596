import type { Landing } from '../../src/words/landing.ts';

export const insulationLanding: Landing = {
  title: 'Loft insulation',
  lead: 'Wool between the joists keeps the warmth that the heating made.',
  fact: { figure: '270 mm', text: 'is what a loft is insulated to today.', source: 'practice' },
  picture: [
    { text: 'Heat lost today', figure: '4 parts', value: 4 },
    { text: 'Heat lost with a quilt', figure: '3 parts', value: 3 },
  ],
  topics: [
    { id: 'what', title: 'What it is', claims: [{ text: 'Rolls of mineral wool.', source: 'practice' }] },
  ],
  questions: [],
};
