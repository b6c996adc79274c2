/** The modules' own files: the plain entries are bundles that have the SDK's common part in each of them. */
declare module 'braintree-web/client/index.js' {
  export * from 'braintree-web/client';
}
declare module 'braintree-web/hosted-fields/index.js' {
  export * from 'braintree-web/hosted-fields';
}
declare module 'braintree-web/three-d-secure/index.js' {
  export * from 'braintree-web/three-d-secure';
}
declare module 'braintree-web/paypal-checkout/index.js' {
  export * from 'braintree-web/paypal-checkout';
}
declare module 'braintree-web/data-collector/index.js' {
  export * from 'braintree-web/data-collector';
}
