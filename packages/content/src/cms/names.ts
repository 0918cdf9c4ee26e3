/** `date_overview` → `DateOverview`: the GraphQL name of a content type (contract content-service 2.2). */
export const graphqlTypeName = (component: string): string =>
  component
    .split(/[_-]/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
