// CALL-15: the possible answers from which a household's energy use can be estimated.
function numbered(...names: readonly string[]) {
  return names.map((name, index) => ({ id: index + 1, name }));
}

export const ESTIMATION_LISTS = {
  bedRooms: numbered('1 bedroom', '2 bedrooms', '3 bedrooms', '4 bedrooms', '5 or more bedrooms'),
  fuelUseTypes: numbered('Heating and hot water', 'Heating, hot water and cooking', 'Cooking only'),
  houseTypes: numbered('Detached', 'Semi-detached', 'Terraced', 'Bungalow', 'Flat or maisonette'),
  occupancyFrequencies: numbered('All day', 'About half a day', 'Out all day', 'Unsure'),
  energyEfficiencies: numbered('Well insulated', 'Medium', 'Poorly insulated'),
};
