// A marker → the sources of its demo or story.

import { splitStory, type DemoMarker } from '../../../../core/model/demo-marker.ts';
import { readDemo, type DemoPlace, type ReadDemo } from '../read-demo.ts';
import { readStory } from './read-story.ts';

/** Reads the demo or story that a marker names. */
export function readSources(marker: DemoMarker, place: DemoPlace): ReadDemo {
  return splitStory(marker.file) ? readStory(marker, place) : readDemo(marker, place);
}
