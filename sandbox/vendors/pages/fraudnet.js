// SANDBOX: stands in for PayPal's device fingerprint. The SDK only wants to see that it loads.
window.sandboxFraudnet = true;
