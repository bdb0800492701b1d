// A marker → the sources that show it: those of a demo, or those of a story.

import { splitStory, type DemoMarker } from '../../../../core/model/demo-marker.ts';
import { readDemo, type DemoPlace, type ReadDemo } from '../read-demo.ts';
import { readStory } from './read-story.ts';

/** Reads what a marker of the page names. */
export function readSources(marker: DemoMarker, place: DemoPlace): ReadDemo {
  return splitStory(marker.file) ? readStory(marker, place) : readDemo(marker, place);
}
