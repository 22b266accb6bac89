/**
 * The usual techniques: a sentence, a picture, and the name in the documents.
 */

import { make } from '../ui/elements.js';
import { TECHNIQUES } from './technique-pictures.js';

/** @typedef {import('./parts.js').Parts} Parts */

/**
 * slug: its anchor and its picture; also: the other things told here, first the family that it begins;
 * called: in the documents.
 *
 * @type {readonly { slug: string, also?: string[], name: string, about: string, caption: string, called: string }[]}
 */
export const CARDS = Object.freeze([
  {
    slug: 'full-house',
    also: ['single'],
    name: 'help.fullHouse.title',
    about: 'help.fullHouse',
    caption: 'help.fullHouse.caption',
    called: 'help.fullHouse.called',
  },
  {
    slug: 'naked-single',
    name: 'help.nakedSingle.title',
    about: 'help.nakedSingle',
    caption: 'help.nakedSingle.caption',
    called: 'help.nakedSingle.called',
  },
  {
    slug: 'hidden-single',
    name: 'help.hiddenSingle.title',
    about: 'help.hiddenSingle',
    caption: 'help.hiddenSingle.caption',
    called: 'help.hiddenSingle.called',
  },
  {
    slug: 'hidden-single-line',
    name: 'help.hiddenLine.title',
    about: 'help.hiddenLine',
    caption: 'help.hiddenLine.caption',
    called: 'help.hiddenLine.called',
  },
  {
    slug: 'naked-pair',
    also: ['subset'],
    name: 'help.nakedPair.title',
    about: 'help.nakedPair',
    caption: 'help.nakedPair.caption',
    called: 'help.nakedPair.called',
  },
  {
    slug: 'naked-triple',
    also: ['naked-quad'],
    name: 'help.nakedTriple.title',
    about: 'help.nakedTriple',
    caption: 'help.nakedTriple.caption',
    called: 'help.nakedTriple.called',
  },
  {
    slug: 'hidden-pair',
    also: ['hidden-triple', 'hidden-quad'],
    name: 'help.hiddenPair.title',
    about: 'help.hiddenPair',
    caption: 'help.hiddenPair.caption',
    called: 'help.hiddenPair.called',
  },
  {
    slug: 'pointing',
    also: ['locked'],
    name: 'help.pointing.title',
    about: 'help.pointing',
    caption: 'help.pointing.caption',
    called: 'help.pointing.called',
  },
  {
    slug: 'claiming',
    name: 'help.claiming.title',
    about: 'help.claiming',
    caption: 'help.claiming.caption',
    called: 'help.claiming.called',
  },
  {
    slug: 'x-wing',
    also: ['fish'],
    name: 'help.xWing.title',
    about: 'help.xWing',
    caption: 'help.xWing.caption',
    called: 'help.xWing.called',
  },
  {
    slug: 'swordfish',
    also: ['jellyfish', 'mixed-fish'],
    name: 'help.swordfish.title',
    about: 'help.swordfish',
    caption: 'help.swordfish.caption',
    called: 'help.swordfish.called',
  },
  {
    slug: 'chain',
    name: 'help.chain.title',
    about: 'help.chain',
    caption: 'help.chain.caption',
    called: 'help.chain.called',
  },
  {
    slug: 'trial',
    also: ['contradiction', 'trial-not'],
    name: 'help.trial.title',
    about: 'help.trial',
    caption: 'help.trial.caption',
    called: 'help.trial.called',
  },
]);

/** @param {Parts} parts */
export const writeTechniques = (parts) =>
  parts.section('techniques', 'help.techniques.title', [
    parts.paragraph('help.techniques'),
    make(
      'div',
      { class: 'techniques' },
      CARDS.map((card) => writeCard(parts, card)),
    ),
  ]);

/** @param {Parts} parts @param {(typeof CARDS)[number]} card */
const writeCard = ({ heading, more, figure, source, paragraph }, card) =>
  make(
    'article',
    { class: 'technique' },
    heading('h3', [card.slug, ...(card.also ?? [])], card.name),
    paragraph(card.about),
    more('help.techniques.see', card.name, [
      figure(TECHNIQUES[card.slug], card.caption),
      source(card.called),
    ]),
  );
