// A menu as one writes it by hand, without a library: the content of ours, in the fewest elements that show it.
const word = (words) => new RegExp(`(?<!\\p{L})(?:${words.replaceAll(/ +/g, '|').replaceAll('_', ' ')})(?!\\p{L})`, 'giu');
const DECLARED = word(
  'cereali_contenenti_glutine latte_e_derivati frutta_a_guscio anidride_solforosa_e_solfiti ' +
    'crostacei uova pesce arachidi soia sedano senape sesamo lupini molluschi',
);
const IN_A_LIST = word(
  'grano frumento farro orzo segale avena kamut spelta triticale glutine semola bulgur couscous seitan ' +
    'crostaceo crostacei gambero gamberi gamberetti gamberoni scampo scampi aragosta astice granchio mazzancolle mazzancolla ' +
    'uovo uova albume albumi tuorlo tuorli ' +
    'pesce pesci salmone tonno merluzzo baccalà acciuga acciughe alici sgombro branzino orata trota sardina sardine platessa spigola ' +
    'arachide arachidi soia tofu edamame tempeh miso ' +
    'latte latticello burro panna formaggio formaggi mozzarella parmigiano grana pecorino ricotta yogurt feta gorgonzola mascarpone ' +
    'stracchino burrata provola provolone scamorza fontina asiago caprino lattosio caseina stracciatella ' +
    'mandorla mandorle nocciola nocciole noce noci anacardo anacardi pecan pistacchio pistacchi macadamia ' +
    'sedano senape sesamo tahina tahin tahini solfito solfiti solforosa metabisolfito lupino lupini ' +
    'mollusco molluschi cozza cozze vongola vongole calamaro calamari polpo polpi seppia seppie totano totani ostrica ostriche capesante',
);

function element(name, className, ...content) {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  made.append(...content);
  return made;
}

/** The text with its allergens in bold letters. */
function emphasised(text, allergens) {
  const parts = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(allergens)) {
    parts.push(text.slice(end, index), element('b', 'allergen', word));
    end = index + word.length;
  }
  return [...parts, text.slice(end)].filter((part) => part !== '');
}

const fact = (name, text, allergens) => element('p', 'fact', element('b', '', name), ' ', ...emphasised(text, allergens));

function picture(address) {
  if (address === null) return element('div', 'plate');
  const image = element('img', '');
  Object.assign(image, { loading: 'lazy', decoding: 'async', alt: '', width: 400, height: 250, src: address });
  return image;
}

function card({ label, image, diet, allergensString, ingredients, menuDisplayType }) {
  const isSmall = menuDisplayType === 'SMALL';
  const box = element('div', 'picture', picture(image));
  const body = element('div', 'body', element('h4', '', label));
  if (diet !== null) (isSmall ? body : box).append(element(isSmall ? 'p' : 'span', 'diet', diet));
  if (allergensString !== null) body.append(fact('Allergeni:', allergensString, DECLARED));
  if (ingredients !== null && (!isSmall || allergensString === null)) body.append(fact('Ingredienti:', ingredients, IN_A_LIST));
  if (allergensString === null && ingredients === null) body.append(element('p', 'fact', 'Informazioni non disponibili'));
  return element('li', isSmall ? 'small' : '', box, body);
}

const root = document.querySelector('[data-menu]');
const { categories, items } = await (await fetch(root.dataset.menu)).json();
const page = document.createDocumentFragment();
page.append(element('h2', '', 'Menu'));
for (const { id, label } of categories) {
  const own = items.filter(({ categoryId }) => categoryId === id);
  if (own.length > 0) page.append(element('section', '', element('h3', '', label), element('ul', '', ...own.map(card))));
}
root.append(page);
