// The address of the page, for every component below the app.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Place } from '../net/place.ts';

export const PlaceContext = createContext<Place | null>(null);

export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (place === null) throw new Error('a page is shown inside the app');
  return place;
}
