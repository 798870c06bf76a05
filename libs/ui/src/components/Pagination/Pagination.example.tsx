import { Pagination } from '@bank-bonuses/ui';
import { useState } from 'react';

export const Example = () => {
  const [page, setPage] = useState(1);
  return (
    <Pagination
      label="Payments"
      page={page}
      pageSize={10}
      shown={10}
      total={45}
      onPageChange={setPage}
    />
  );
};
