import { useSearchParams } from 'react-router';
import { isSortOrder, type SortOrder } from './sortEnrollments.ts';
import { isStatusFilter, type StatusFilter } from './statusFilter.ts';

export interface ListChoices {
  order: SortOrder;
  setOrder: (order: SortOrder) => void;
  filter: StatusFilter;
  setFilter: (filter: StatusFilter) => void;
}

/**
 * Returns the sort order and the status that the customer chose. They are kept in the URL, so that
 * the Back button and a reload show the same list.
 */
export function useListChoices(): ListChoices {
  const [search, setSearch] = useSearchParams();
  const sort = search.get('sort') ?? '';
  const status = search.get('status') ?? '';
  const set = (name: 'sort' | 'status', value: string) =>
    setSearch(
      (before) => {
        before.set(name, value);
        return before;
      },
      { replace: true },
    );
  return {
    order: isSortOrder(sort) ? sort : 'newest',
    setOrder: (order) => set('sort', order),
    filter: isStatusFilter(status) ? status : 'all',
    setFilter: (filter) => set('status', filter),
  };
}
