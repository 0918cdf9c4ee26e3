import {
  type ExecutionArgs,
  type FragmentDefinitionNode,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

type Operation = {
  readonly operation: OperationDefinitionNode;
  readonly fragments: { readonly [name: string]: FragmentDefinitionNode | undefined };
  readonly variableValues: { readonly [name: string]: unknown };
};

/**
 * Estimated cost of a query: 1, plus per list root its page size in steps of 25 and per single item 1.
 */
export function costOf({ operation, fragments, variableValues }: Operation): number {
  const seen = new Set<string>();
  const cost = ({ selections }: SelectionSetNode): number =>
    selections.reduce((sum, selection) => {
      if (selection.kind === Kind.INLINE_FRAGMENT) return sum + cost(selection.selectionSet);
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments[selection.name.value];
        if (!fragment || seen.has(selection.name.value)) return sum;
        seen.add(selection.name.value);
        return sum + cost(fragment.selectionSet);
      }
      const name = selection.name.value;
      if (/(Item|^ContentNode)$/.test(name)) return sum + 1;
      if (!/(Items|^ContentNodes)$/.test(name)) return sum;
      const size = selection.arguments?.find((argument) => argument.name.value === 'per_page')?.value;
      const given =
        size?.kind === Kind.INT
          ? Number(size.value)
          : size?.kind === Kind.VARIABLE
            ? Number(variableValues[size.name.value] ?? 25)
            : 25;
      return sum + Math.max(1, Math.ceil(Math.min(given, 100) / 25));
    }, 0);
  return 1 + cost(operation.selectionSet);
}

export function costOfExecution({ document, operationName, variableValues }: ExecutionArgs): number {
  const operation = getOperationAST(document, operationName);
  if (!operation) return 1;
  const named = document.definitions.flatMap((definition) =>
    definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
  );
  return costOf({ operation, fragments: Object.fromEntries(named), variableValues: variableValues ?? {} });
}
