// SANDBOX: one field of the card, in a frame of its own (Braintree's hosted fields 3.144). The frames of a card reach each other
// by the page's list of frames; the first frame that gets a message answers for all.
import { connect } from './framebus.js';

const field = window.name.replace('braintree-hosted-field-', '');
const bus = connect(location.hash.slice(1));

const FIELDS = {
  number: { id: 'credit-card-number', autocomplete: 'cc-number', maxDigits: 19, format: (digits) => digits.replace(/(.{4})(?=.)/g, '$1 ') },
  expirationDate: {
    id: 'expiration',
    autocomplete: 'cc-exp',
    maxDigits: 4,
    format: (digits) => (digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits),
  },
  cvv: { id: 'cvv', autocomplete: 'cc-csc', maxDigits: 4, format: (digits) => digits },
};

function passesLuhn(digits) {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function isInTheFuture(digits) {
  const now = new Date();
  const month = Number(digits.slice(0, 2));
  const year = 2000 + Number(digits.slice(2));
  return month >= 1 && month <= 12 && (year > now.getFullYear() || (year === now.getFullYear() && month > now.getMonth()));
}

const CHECKS = {
  number: (digits) => ({
    isValid: digits.length >= 12 && passesLuhn(digits),
    isPotentiallyValid: digits.length < 16 || passesLuhn(digits),
  }),
  expirationDate: (digits) => ({
    isValid: digits.length === 4 && isInTheFuture(digits),
    isPotentiallyValid: digits.length < 4 || isInTheFuture(digits),
  }),
  cvv: (digits) => ({ isValid: digits.length >= 3, isPotentiallyValid: true }),
};

/** The functions that the other frames of this card use. */
const self = {
  field,
  digits: '',
  isFocused: false,
  state: () => ({ isEmpty: self.digits === '', isFocused: self.isFocused, ...CHECKS[field](self.digits) }),
  render,
};
window.sandboxField = self;

function siblings() {
  const found = {};
  for (let index = 0; index < window.parent.frames.length; index += 1) {
    try {
      const frame = window.parent.frames[index];
      if (frame.location.href === location.href && frame.sandboxField) found[frame.sandboxField.field] = frame.sandboxField;
    } catch {
      // A frame of another origin.
    }
  }
  return found;
}

const states = () => Object.fromEntries(Object.entries(siblings()).map(([name, sibling]) => [name, sibling.state()]));

function emit(type) {
  const digits = siblings().number?.digits ?? '';
  const cards = digits.startsWith('4') ? [{ type: 'visa', niceType: 'Visa' }] : [];
  bus.emit('hosted-fields:INPUT_EVENT', { type, merchantPayload: { emittedBy: field, fields: states(), cards } });
}

/** `styles` of the merchant, by selector, as rules of the frame. */
function adopt(styles = {}) {
  const sheet = new CSSStyleSheet();
  for (const [selector, properties] of Object.entries(styles)) {
    const rule = sheet.cssRules[sheet.insertRule(`${selector} {}`, sheet.cssRules.length)];
    for (const [name, value] of Object.entries(properties)) rule.style.setProperty(name, value);
  }
  document.adoptedStyleSheets = [sheet];
}

function render({ fields, styles }) {
  const { id, autocomplete, maxDigits, format } = FIELDS[field];
  const wishes = fields[field] ?? {};
  adopt(styles);

  const label = document.createElement('label');
  label.htmlFor = id;
  label.className = 'hidden';
  label.textContent = wishes.internalLabel ?? id;

  const input = document.createElement('input');
  Object.assign(input, { id, inputMode: 'numeric', type: 'text', autocomplete, placeholder: wishes.placeholder ?? '' });
  input.setAttribute('aria-describedby', 'message');
  input.setAttribute('aria-required', 'true');

  const message = document.createElement('p');
  message.id = 'message';
  message.className = 'hidden';
  message.setAttribute('aria-live', 'polite');

  // A new render replaces the earlier field.
  const place = document.querySelector('main');
  place.replaceChildren(place.querySelector('h1'), label, input, message);
  if (field === 'number') {
    const badge = document.createElement('span');
    badge.className = 'badge';
    badge.textContent = 'SANDBOX';
    place.append(badge);
  }

  input.addEventListener('focus', () => {
    self.isFocused = true;
    emit('focus');
  });
  input.addEventListener('blur', () => {
    self.isFocused = false;
    emit('blur');
  });
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') emit('inputSubmitRequest');
  });
  input.addEventListener('input', () => {
    const before = self.state();
    const isAtEnd = input.selectionStart === input.value.length;
    self.digits = input.value.replaceAll(/\D/g, '').slice(0, maxDigits);
    // A correction in the middle of the text is not reformatted.
    if (isAtEnd || /[^\d /]/.test(input.value)) input.value = format(self.digits);
    const after = self.state();
    input.classList.toggle('valid', after.isValid);
    input.classList.toggle('invalid', !after.isPotentiallyValid);
    if (before.isEmpty !== after.isEmpty) emit(after.isEmpty ? 'empty' : 'notEmpty');
    if (before.isValid !== after.isValid || before.isPotentiallyValid !== after.isPotentiallyValid) emit('validityChange');
  });

  const mine = (handler) => (data) => {
    if (data.field === field) handler(data);
  };
  bus.on(
    'hosted-fields:TRIGGER_INPUT_FOCUS',
    mine(() => input.focus()),
  );
  bus.on(
    'hosted-fields:SET_ATTRIBUTE',
    mine(({ attribute, value }) => input.setAttribute(attribute, String(value))),
  );
  bus.on(
    'hosted-fields:REMOVE_ATTRIBUTE',
    mine(({ attribute }) => input.removeAttribute(attribute)),
  );
  bus.on(
    'hosted-fields:SET_MESSAGE',
    mine(({ message: text }) => (message.textContent = text ?? '')),
  );
  bus.on(
    'hosted-fields:ADD_CLASS',
    mine(({ classname }) => input.classList.add(classname)),
  );
  bus.on(
    'hosted-fields:REMOVE_CLASS',
    mine(({ classname }) => input.classList.remove(classname)),
  );
}

const problem = (type, code, message, details) => [{ type, code, message, details }];
const noNetwork = () => problem('NETWORK', 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR', 'A tokenization network error occurred.');

async function tokenize(gateway, { cardholderName } = {}) {
  const all = siblings();
  const invalidFieldKeys = Object.keys(all).filter((name) => !all[name].state().isValid);
  if (Object.values(all).every(({ digits }) => digits === ''))
    return problem('CUSTOMER', 'HOSTED_FIELDS_FIELDS_EMPTY', 'All fields are empty. Cannot tokenize empty card fields.');
  if (invalidFieldKeys.length > 0)
    return problem('CUSTOMER', 'HOSTED_FIELDS_FIELDS_INVALID', 'Some payment input fields are invalid.', { invalidFieldKeys });
  const { number, expirationDate, cvv } = all;
  const creditCard = {
    number: number.digits,
    expirationDate: FIELDS.expirationDate.format(expirationDate.digits),
    cvv: cvv.digits,
    cardholderName,
  };
  try {
    const answer = await fetch(`${gateway.clientApiUrl}/v1/payment_methods/credit_cards`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ creditCard }),
    });
    if (answer.status >= 500) return noNetwork();
    const { creditCards } = await answer.json();
    if (!answer.ok) {
      const details = { originalError: { details: { httpStatus: answer.status } } };
      return problem('CUSTOMER', 'HOSTED_FIELDS_FAILED_TOKENIZATION', 'The supplied card data failed tokenization.', details);
    }
    const [{ nonce, details, description, type, binData }] = creditCards;
    return [null, { nonce, details, description, type, binData }];
  } catch {
    return noNetwork();
  }
}

function speakForAll(configuration) {
  for (const sibling of Object.values(siblings())) sibling.render(configuration);
  let gateway = null;
  bus.emit('hosted-fields:READY_FOR_CLIENT', undefined, (client) => {
    gateway = client.gatewayConfiguration;
  });
  bus.on('hosted-fields:TOKENIZATION_REQUEST', async (options, reply) =>
    reply(gateway === null ? noNetwork() : await tokenize(gateway, options)),
  );
}

bus.emit('hosted-fields:FRAME_READY', { field }, speakForAll);
