/** Leads whoever sent a form to the field that is wrong; ids are those that `TextField` makes. */
export function focusField(name: string): void {
  document.getElementById(`field-${name}`)?.focus();
}
