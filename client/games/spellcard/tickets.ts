// Where declarations that wait lie, beside the battle lines.
import type { TableModel } from '../../../shared/kernel/model.ts';
import type { LaidCard } from '../../scenes/look.ts';
import { type StackPlace, type Ticket as StackTicket, stackCards, ticketsOf as ticketsIn } from '../../scenes/stack.ts';
import { linksOf, type ShownLink } from './facts.ts';
import type { Places } from './places.ts';

export type Ticket = StackTicket<ShownLink>;

/** The kind of the newest stands in a line above its card. */
const HEAD = 34;
const stackIn = ({ tickets, newest, older, format }: Places): StackPlace => ({
  ...{ zone: 'chain', box: tickets, newest, older },
  head: HEAD * format.text,
});

export const ticketsOf = (places: Places, model: TableModel): Ticket[] =>
  ticketsIn(stackIn(places), model, linksOf(model));
export const ticketCards = (places: Places, model: TableModel): LaidCard[] =>
  stackCards('chain', model, ticketsOf(places, model));
