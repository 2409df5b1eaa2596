// Knows the stylesheets of the journeys.
import heatPump from './heat-pump/heat-pump.css';
import shared from './shared/shared.css';

export const journeysCss = [shared, heatPump].join('');
