import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Box, freeSpot, type Spot, type Wanted } from '#web/features/help/support-button/support-spot';

/**
 * What the button never lies on: what sends a form, where a message is written, what waits to leave, whether the last
 * one was sent, whom to call in danger, the bars that are always there, another button that floats, and the control
 * that has the focus.
 */
const keptClear = [
  'button[type="submit"]',
  '[data-composer]',
  '[data-emergency]',
  '[data-held]',
  '[data-floats] button',
  '[role="log"] [role="group"]:last-of-type [data-message]:last-child [data-delivery]',
  'nav[aria-label="Sezioni principali"]',
  'aside[aria-label="Aiuto immediato"]',
].join();

const occasions = ['focusin', 'focusout', 'scroll', 'transitionend'] as const;

/** Where the button is to be; it moves only when something comes under it, or the window changes. */
export function useFreeSpot(wanted: Wanted, own: RefObject<HTMLElement | null>): Spot | undefined {
  const [spot, setSpot] = useState<Spot>();
  const { x, y } = wanted;
  // Before anything else is heard: of two quick arrow keys the second begins where the first one led.
  useLayoutEffect(() => {
    let frame = 0;
    const place = () => {
      const next = freeSpot({ x, y }, seenPart(), takenBoxes(own.current));
      setSpot((before) => (before?.left === next?.left && before?.top === next?.top ? before : next));
    };
    const placeSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    place();
    const changes = new MutationObserver(placeSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    for (const occasion of occasions) document.addEventListener(occasion, placeSoon, true);
    const viewport = window.visualViewport;
    for (const target of [window, viewport]) target?.addEventListener('resize', placeSoon);
    viewport?.addEventListener('scroll', placeSoon);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      for (const occasion of occasions) document.removeEventListener(occasion, placeSoon, true);
      for (const target of [window, viewport]) target?.removeEventListener('resize', placeSoon);
      viewport?.removeEventListener('scroll', placeSoon);
    };
  }, [x, y, own]);
  return spot;
}

/** The part of the window that is seen: smaller while a phone's keyboard is open, and when the page is zoomed. */
export function seenPart(): Box {
  const { innerWidth, innerHeight, visualViewport } = window;
  const left = visualViewport?.offsetLeft ?? 0;
  const top = visualViewport?.offsetTop ?? 0;
  const width = Math.min(document.documentElement.clientWidth || innerWidth, visualViewport?.width ?? innerWidth);
  return { left, top, right: left + width, bottom: top + Math.min(innerHeight, visualViewport?.height ?? innerHeight) };
}

/** The boxes in sight that the button may not cover; neither itself nor what lies above it anyway. */
function takenBoxes(own: HTMLElement | null): Box[] {
  const focused = document.activeElement;
  // Messages that have the focus to be scrolled are no control.
  const controls = 'a[href], button, input, textarea, select, summary, [role]:not([role="log"])';
  const isControl = focused?.matches(controls) ?? false;
  const elements = new Set<Element>(document.querySelectorAll(keptClear));
  if (focused && isControl) elements.add(focused);
  return [...elements].flatMap((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isSeen = right > left && bottom > top && bottom > 0 && top < window.innerHeight;
    const isAbove = own?.contains(element) || element.closest('[role="dialog"]') !== null;
    return isSeen && !isAbove ? [{ left, top, right, bottom }] : [];
  });
}
