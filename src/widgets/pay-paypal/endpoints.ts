import { addedByNonce, vendorNonce } from '../../api/braintree.ts';
import { endpoint } from '../../api/endpoint.ts';
import { paymentAction } from '../../api/payments.ts';
import { object, string } from '../../api/schema.ts';

export const addPaypalAccount = endpoint({
  method: 'POST',
  path: 'b2c/payment/integration/braintree/braintree-paypal-pi/add-account',
  body: vendorNonce,
  response: addedByNonce,
});

/** Costs money. */
export const submitDeviceData = endpoint({
  method: 'POST',
  path: 'b2c/payment/integration/braintree/braintree-paypal-payment/submit-device-data/{uuid}',
  body: object({ deviceData: string }),
  response: paymentAction,
});
export const cancelPaypalPayment = endpoint({
  method: 'POST',
  path: 'b2c/payment/integration/braintree/braintree-paypal-payment/cancel/{uuid}',
  body: object({}),
  response: paymentAction,
});
