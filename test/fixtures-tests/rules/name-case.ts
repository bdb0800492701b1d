// A case of a table → the same, with the name of its test.

/** Names a case after its rule, and after what distinguishes it from the rule's other cases. */
export function nameCase<Case extends { readonly rule: string; readonly title?: string }>(
  fault: Case,
): Case & { readonly name: string } {
  return { ...fault, name: [fault.rule, ...(fault.title ? [fault.title] : [])].join(': ') };
}
