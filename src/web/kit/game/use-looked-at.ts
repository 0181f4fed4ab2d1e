import { type FocusEvent, type PointerEvent, useState } from 'react';

/** Whether an element has the pointer of a mouse or the focus. Touches do not count: they have no hover that ends. */
export function useLookedAt() {
  const [isUnderPointer, setUnderPointer] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return {
    isLookedAt: isUnderPointer || isFocused,
    handlers: {
      // Not `enter`: the pointer may lie over a part of the page that is being hydrated.
      onPointerMove: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setUnderPointer(true),
      onPointerLeave: () => setUnderPointer(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        currentTarget.contains(relatedTarget) || setFocused(false),
    },
  };
}
