import { PhotoField } from '@bank-bonuses/ui';
import { useState } from 'react';

export const Example = () => {
  const [photo, setPhoto] = useState<string>();
  return (
    <PhotoField
      label="Front of your driver's license"
      description="All four corners, in good light."
      shape="id"
      value={photo}
      onSelect={(file) => setPhoto(URL.createObjectURL(file))}
      onRemove={() => setPhoto(undefined)}
    />
  );
};
