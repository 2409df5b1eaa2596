// Knows the stylesheets of the journeys.
import evResult from './ev/ev-result.css';
import vehicle from './ev/vehicle/vehicle.css';
import heatPump from './heat-pump/heat-pump.css';
import result from './shared/cards/result.css';
import forms from './shared/forms.css';
import refusal from './shared/refusal/refusal.css';
import address from './shared/steps/address/address.css';
import found from './shared/steps/address/found/found.css';
import solar from './solar/solar.css';

export const journeysCss = [address, found, refusal, forms, result, heatPump, solar, vehicle, evResult].join(
  '',
);
